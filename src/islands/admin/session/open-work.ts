const longestWaitMs = 3_000;
/** What is still to be sent before somebody signs out: every open form adds how its last words are saved. */
const savers = new Set<() => Promise<void>>();

export function addOpenWork(save: () => Promise<void>): () => void {
  savers.add(save);
  return () => void savers.delete(save);
}

/** Ends in any case after a moment: without a line, or without a session, nothing can be saved. */
export async function saveOpenWork(): Promise<void> {
  const saved = Promise.allSettled([...savers].map((save) => save()));
  await Promise.race([saved, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
}
