import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Makes the home page's film from the drawings of the five hotels: each turns from its day to its night, and its lamps come
 * on one by one. Needs `ffmpeg` (with libx264 and libvpx-vp9) and some minutes; the finished files are committed, so neither
 * installing nor starting the site renders anything.
 */
const content = join(import.meta.dirname, '../../content');
const target = join(content, 'films');
const size = { width: 960, height: 540 };
const framesPerSecond = 18;
const maximumBytes = 600_000;

/** One drawing: which part of it is shown, as a share of its width from the left, and of its height from the top. */
type Scene = { drawing: string; left: number; top: number; width: number };

const scenes: Scene[] = [
  { drawing: 'peter-and-paul/hero', left: 0, top: 0.02, width: 1 },
  { drawing: 'siren/hero', left: 0.08, top: 0.05, width: 0.92 },
  { drawing: 'neptune/hero', left: 0, top: 0.04, width: 1 },
  { drawing: 'ulysses/hero', left: 0.08, top: 0.05, width: 0.92 },
  { drawing: 'shenandoah/hero', left: 0, top: 0.02, width: 1 },
];

/** Of one scene, in frames: by day, until it is night, at night; two scenes lie over each other for `blend`. */
const timing = { day: 8, dusk: 26, night: 12, blend: 8 };
const sceneFrames = timing.day + timing.dusk + timing.night;

type Pixels = Buffer;

async function readScene({ drawing, left, top, width }: Scene, suffix: string): Promise<Pixels> {
  const file = join(content, 'artwork', `${drawing}${suffix}.svg`);
  const { width: whole = 0, height: high = 0 } = await sharp(file, { unlimited: true }).metadata();
  const shown = Math.round(whole * width);
  const region = {
    left: Math.round(whole * left),
    top: Math.round(high * top),
    width: shown,
    height: Math.round((shown * size.height) / size.width),
  };
  return sharp(file, { unlimited: true }).extract(region).resize(size).removeAlpha().raw().toBuffer();
}

/** Red, green and blue of a pixel together. */
function light(pixels: Pixels, at: number): number {
  return (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0);
}

/**
 * When each pixel turns to its night, from 0 to 1; -1 where it does so gradually, as the sky. What is lighter at night than
 * by day is a lamp or a window: each is found by filling it from one of its pixels, and comes on at once.
 */
function switchTimes(day: Pixels, night: Pixels): Float32Array {
  const { width, height } = size;
  const times = new Float32Array(width * height).fill(-1);
  const isLamp = (pixel: number) => light(night, pixel * 3) > light(day, pixel * 3) + 24;
  let lamps = 0;
  for (let start = 0; start < times.length; start++) {
    if (times[start] !== -1 || !isLamp(start)) continue;
    lamps++;
    // The golden ratio spreads neighbours over the whole time, the same at every rendering.
    const time = 0.15 + 0.8 * ((lamps * 0.618034) % 1);
    const open = [start];
    times[start] = time;
    while (open.length > 0) {
      const pixel = open.pop() ?? 0;
      for (const next of [pixel - 1, pixel + 1, pixel - width, pixel + width]) {
        if (times[next] !== -1 || next < 0 || next >= times.length || !isLamp(next)) continue;
        times[next] = time;
        open.push(next);
      }
    }
  }
  return times;
}

/** One frame of a scene; `progress` from 0 (day) to 1 (night). */
function sceneFrame(day: Pixels, night: Pixels, times: Float32Array, progress: number): Pixels {
  const frame = Buffer.allocUnsafe(day.length);
  const eased = progress * progress * (3 - 2 * progress);
  for (let pixel = 0; pixel < times.length; pixel++) {
    const time = times[pixel] ?? -1;
    const share = time < 0 ? eased : Math.min(1, Math.max(0, (progress - time) * 12));
    for (let at = pixel * 3; at < pixel * 3 + 3; at++) {
      const from = day[at] ?? 0;
      frame[at] = Math.round(from + ((night[at] ?? 0) - from) * share);
    }
  }
  return frame;
}

function blended(one: Pixels, other: Pixels, share: number): Pixels {
  return Buffer.from(one.map((value, at) => Math.round(value + ((other[at] ?? 0) - value) * share)));
}

async function* frames(): AsyncGenerator<Pixels> {
  let before: Pixels | null = null;
  for (const scene of scenes) {
    const day = await readScene(scene, '');
    const night = await readScene(scene, '-night');
    const times = switchTimes(day, night);
    for (let index = 0; index < sceneFrames; index++) {
      const frame = sceneFrame(day, night, times, Math.min(1, Math.max(0, (index - timing.day) / timing.dusk)));
      yield before && index < timing.blend ? blended(before, frame, (index + 1) / timing.blend) : frame;
    }
    before = night;
  }
}

const formats = {
  'five-evenings.mp4': ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '31', '-profile:v', 'high'],
  'five-evenings.webm': [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '50',
    '-deadline',
    'good',
    '-cpu-used',
    '4',
    '-row-mt',
    '1',
  ],
};

async function encode(file: string, options: string[], pixels: readonly Pixels[]): Promise<void> {
  const shape = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${size.width}x${size.height}`,
    '-r',
    `${framesPerSecond}`,
  ];
  const path = join(target, file);
  const output = ['-an', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-map_metadata', '-1', '-y', path];
  const movie = file.endsWith('.mp4') ? output : output.filter((word) => word !== '-movflags' && word !== '+faststart');
  const ffmpeg = spawn('ffmpeg', ['-loglevel', 'error', ...shape, '-i', '-', ...options, ...movie], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(ffmpeg, 'close');
  for (const frame of pixels) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`);
  const bytes = (await stat(path)).size;
  if (bytes > maximumBytes) throw new Error(`${file} has ${bytes} bytes; at most ${maximumBytes}`);
  console.info(`${file}: ${bytes} bytes, ${(pixels.length / framesPerSecond).toFixed(1)} s`);
}

const all: Pixels[] = [];
for await (const frame of frames()) all.push(frame);
for (const [file, options] of Object.entries(formats)) await encode(file, options, all);
