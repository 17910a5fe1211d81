import {
  footerGroups as spanishFooterGroups,
  headerLinks as spanishHeaderLinks,
} from '#practice/es/navigation.ts';
import { footerGroups, headerLinks } from '#practice/navigation.ts';

/** Where the frame of a page leads, by its language. */
export const navigation = {
  en: { headerLinks, footerGroups },
  es: { headerLinks: spanishHeaderLinks, footerGroups: spanishFooterGroups },
};
