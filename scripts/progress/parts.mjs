/**
 * The parts of a cold start: says what is under way while it lasts, and in the end what each part took. Plain JavaScript
 * without packages, since the first part is their installation.
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {number} seconds
 * @property {number | undefined} count how many things it worked through
 */
export class Parts {
  /** @type {Part[]} */
  #finished;
  /** @type {{ name: string, since: number, done: number | undefined } | undefined} */
  #current;
  /** @type {number} */
  #startedAt;
  #out;
  #now;

  /**
   * @param {object} [options]
   * @param {{ write: (text: string) => unknown, isTTY?: boolean }} [options.out] a terminal shows counts, anything else names only
   * @param {() => number} [options.now] milliseconds
   * @param {string | undefined} [options.handedOver] what `handOver` of the process before gave
   */
  constructor({ out = process.stdout, now = Date.now, handedOver } = {}) {
    const before = handedOver ? JSON.parse(handedOver) : { startedAt: now(), finished: [] };
    this.#startedAt = before.startedAt;
    this.#finished = before.finished;
    this.#out = out;
    this.#now = now;
  }

  /** Those a process before this one began; taken out of the environment, so that no child counts them again. */
  static fromEnvironment() {
    const handedOver = process.env.PARTS_SO_FAR;
    delete process.env.PARTS_SO_FAR;
    return new Parts({ handedOver });
  }

  /** What a child process needs in its environment to go on with these. */
  handOver() {
    this.end();
    return { PARTS_SO_FAR: JSON.stringify({ startedAt: this.#startedAt, finished: this.#finished }) };
  }

  /** Ends the part before. @param {string} name */
  begin(name) {
    this.end();
    this.#current = { name, since: this.#now(), done: undefined };
    this.#out.write(this.#out.isTTY ? `${name} …` : `${name} …\n`);
  }

  /** Ends the part before, and begins one that is only worth a word while there is something to wait for anyway. @param {string} name */
  beginIfCold(name) {
    this.end();
    if (this.#finished.length > 0) this.begin(name);
  }

  /** How far the current part is. @param {number} done @param {number} [total] */
  count(done, total) {
    if (!this.#current) return;
    this.#current.done = done;
    const far = total === undefined ? `${done}` : `${done} of ${total}`;
    if (this.#out.isTTY) this.#out.write(`\r\x1b[K${this.#current.name} ${far}`);
  }

  end() {
    if (!this.#current) return;
    const { name, since, done } = this.#current;
    this.#finished.push({ name, seconds: (this.#now() - since) / 1_000, count: done });
    this.#current = undefined;
    if (this.#out.isTTY) this.#out.write('\n');
  }

  /** Prints what each part took, if there was any. */
  printTable() {
    this.end();
    if (this.#finished.length === 0) return;
    const all = { name: 'In all', seconds: (this.#now() - this.#startedAt) / 1_000, count: undefined };
    const rows = [...this.#finished, all].map(
      ({ name, seconds, count }) =>
        `  ${name.padEnd(18)}${seconds.toFixed(1).padStart(7)} s${count === undefined ? '' : String(count).padStart(8)}`,
    );
    this.#out.write(`${rows.join('\n')}\n`);
  }
}
