import { type ReactNode } from 'react';
import { practice } from '#practice/practice.ts';

/** The frame of what stands before the portal: signing in, and following a link. */
export function WayIn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh place-items-center bg-seaglass-50 p-4">
      <section className="w-full max-w-md rounded-smile border border-sand-200 bg-white p-6 shadow-soft sm:p-9">
        <p className="mb-1 font-semibold text-ink-700">{practice.name}</p>
        <h1 className="mb-2 font-display text-3xl">{title}</h1>
        {children}
      </section>
    </div>
  );
}
