import { type PostFields } from '#contracts/working-copy.ts';
import { contentNodes } from './content-nodes.ts';
import { checkPost, type Finding } from './publish-check.ts';

export function findingsOf({ content, title, excerpt, featuredImage, imageAlt }: PostFields): Finding[] {
  return checkPost({ nodes: contentNodes(content), title, excerpt, featuredImage, imageAlt });
}

/** The first reason this may not be published, if there is one. */
export function mustFix(fields: PostFields): Finding | undefined {
  return findingsOf(fields).find(({ kind }) => kind === 'must');
}
