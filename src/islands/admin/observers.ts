/** Who is to be told when something changes that a module holds: what `useSyncExternalStore` subscribes to. */
export class Observers {
  readonly #all = new Set<() => void>();

  /** @returns the end of it */
  readonly add = (observer: () => void): (() => void) => {
    this.#all.add(observer);
    return () => void this.#all.delete(observer);
  };

  tell(): void {
    for (const observer of this.#all) observer();
  }
}
