/** Where this process itself keeps what the host's cache would: the local server says how it forgets. */
type Forget = (tags: readonly string[]) => void;

let forget: Forget | undefined;

export function forgetHereWith(tell: Forget | undefined): void {
  forget = tell;
}

export function forgetHere(tags: readonly string[]): void {
  forget?.(tags);
}
