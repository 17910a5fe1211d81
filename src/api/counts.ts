import type { CountSpan } from '#contracts/counts.ts';

export function countsUrl({ span, page }: { span: CountSpan; page: string | null }): string {
  const query = new URLSearchParams({ weeks: String(span), ...(page && { page }) });
  return `/api/admin/counts?${query}`;
}
