/**
 * Loaded before a server whose clock is to jump: with every SIGUSR2 its time is an hour further on, as after a machine
 * has slept or its clock was set. Timers go on as they were; the database in the same process jumps along.
 */
const hourMs = 3_600_000;
const realNow = Date.now.bind(Date);
let aheadMs = 0;

class JumpingDate extends Date {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(realNow() + aheadMs);
    else super(...(parts as [number]));
  }

  static override now(): number {
    return realNow() + aheadMs;
  }
}

globalThis.Date = JumpingDate as DateConstructor;
process.on('SIGUSR2', () => {
  aheadMs += hourMs;
});
