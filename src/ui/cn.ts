import { clsx, type ClassValue } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Joins class names; of two utilities that contradict each other the later one holds. */
export function cn(...classes: ClassValue[]): string {
  return twMerge(clsx(classes));
}
