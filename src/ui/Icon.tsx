const paths = {
  arrow: 'M2 8h11M9 3.5 13.5 8 9 12.5',
  back: 'M14 8H3M7 3.5 2.5 8 7 12.5',
  external: 'M5 11 12 4M6.5 4H12v5.5M9 13H3V7',
  calendar: 'M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2v3M10.5 2v3',
  download: 'M8 2v8.5M4.5 7.5 8 11l3.5-3.5M2.5 13.5h11',
  phone: 'M3 2.5h3l1 3.5-1.5 1.200a8 8 0 0 0 3.300 3.300L10 9l3.5 1v3a1 1 0 0 1-1 1A10 10 0 0 1 2 3.5a1 1 0 0 1 1-1z',
  pin: 'M8 14.5s4.5-4.300 4.5-8a4.5 4.5 0 0 0-9 0c0 3.700 4.5 8 4.5 8zM8 8.200a1.700 1.700 0 1 0 0-3.400 1.700 1.700 0 0 0 0 3.400z',
  close: 'M3 3l10 10M13 3 3 13',
  menu: 'M1.5 5h13M1.5 11h13',
  pause: 'M5 3v10M11 3v10',
  play: 'M4.5 2.5v11l9-5.5z',
} as const;

export type IconName = keyof typeof paths;

export function isIconName(name: string | null | undefined): name is IconName {
  return name != null && Object.hasOwn(paths, name);
}

/** A small line drawing in the colour of the text, beside words that say the same; hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={className}
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
