import * as spanish from '#practice/es/navigation.ts';
import { type Language } from '#practice/language.ts';
import { footerGroups, headerLinks } from '#practice/navigation.ts';

/** Where the frame of a page leads, by its language. */
export const navigation = { en: { headerLinks, footerGroups }, es: spanish } satisfies Record<
  Language,
  object
>;
