/** The time that the server and the browser see during a snapshot: dates on the pages and in the seed depend on it. */
export const snapshotTime = '2026-06-10T16:00:00.000Z';

/**
 * A script that makes `Date` answer with `snapshotTime` in whatever runs it. Timers keep running. It must be plain
 * JavaScript in one text: Node loads it before the server, the browser before each page.
 */
export const fixedClockScript = `{
  const fixed = ${Date.parse(snapshotTime)};
  const RealDate = Date;
  RealDate.now = () => fixed;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, created) => Reflect.construct(target, args.length > 0 ? args : [fixed], created),
    apply: () => new RealDate(fixed).toString(),
  });
  RealDate.prototype.constructor = globalThis.Date;
}`;

/** The value of NODE_OPTIONS that loads the script before a program of Node's. */
export const fixedClockNodeOptions = `--import=data:text/javascript,${encodeURIComponent(fixedClockScript)}`;
