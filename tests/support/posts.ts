import sharp from 'sharp';
import type { Post, PostItem, StaffPost, StaffPostItem } from '#contracts/answers/post.ts';
import { shareImageSize } from '#contracts/image.ts';
import restore from '../../netlify/functions/admin-blog-post-restore.ts';
import adminPost from '../../netlify/functions/admin-blog-post.ts';
import adminPosts from '../../netlify/functions/admin-blog-posts.ts';
import upload from '../../netlify/functions/admin-upload-image.ts';
import shareImage from '../../netlify/functions/blog-post-share-image.ts';
import publicPost from '../../netlify/functions/blog-post.ts';
import publicPosts from '../../netlify/functions/blog-posts.ts';
import { call } from './call.ts';
import { signedIn } from './staff.ts';

/** The desk's and the readers' calls about posts, as whole requests. */
export async function postsDesk() {
  const { headers } = await signedIn();
  const staff = (handler: typeof adminPost, path: string, options: Parameters<typeof call>[2] = {}) =>
    call(handler, path, { ...options, headers: { ...headers, ...options.headers } });
  return {
    create: (fields: object = {}) =>
      staff(adminPosts, '/api/admin/blog-posts', {
        body: { title: 'Flossing well', content: '<p>Once a day.</p>', ...fields },
      }),
    async created(fields: object = {}): Promise<StaffPost> {
      const answer = await this.create(fields);
      if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as StaffPost;
    },
    change: (id: string, body: object) =>
      staff(adminPost, `/api/admin/blog-posts/${id}`, { method: 'PUT', body, params: { id } }),
    get: (id: string) => staff(adminPost, `/api/admin/blog-posts/${id}`, { params: { id } }),
    trash: (id: string) =>
      staff(adminPost, `/api/admin/blog-posts/${id}`, { method: 'DELETE', params: { id } }),
    restore: (id: string, body?: object) =>
      staff(restore, `/api/admin/blog-posts/${id}/restore`, { method: 'POST', params: { id }, body }),
    /** What the editor sends once it has saved: the title, drawn. */
    share: ({ id, updatedAt }: StaffPost, picture: Buffer, headersGiven: Record<string, string> = {}) => {
      const body = new FormData();
      body.append('image', new File([new Uint8Array(picture)], 'image'));
      const query = new URLSearchParams({ shareImageOf: id, updatedAt });
      return staff(upload, `/api/admin/upload-image?${query}`, { body, headers: headersGiven });
    },
    async list(query = ''): Promise<StaffPostItem[]> {
      return (await (await staff(adminPosts, `/api/admin/blog-posts${query}`)).json()) as StaffPostItem[];
    },
  };
}

/** A picture such as the editor draws, of one color. */
export function drawn(color: string): Promise<Buffer> {
  return sharp({ create: { ...shareImageSize, channels: 3, background: color } })
    .png()
    .toBuffer();
}

export function readPost(slug: string, headers: Record<string, string> = {}): Promise<Response> {
  return call(publicPost, `/api/blog-posts/${slug}`, { params: { slug }, headers });
}

export function readShareImage(slug: string, headers: Record<string, string> = {}): Promise<Response> {
  return call(shareImage, `/api/blog-posts/${slug}/share-image`, { params: { slug }, headers });
}

export function readPosts(query = '', headers: Record<string, string> = {}): Promise<Response> {
  return call(publicPosts, `/api/blog-posts${query}`, { headers });
}

export async function publicSlugs(query = ''): Promise<string[]> {
  const posts = (await (await readPosts(query)).json()) as PostItem[];
  return posts.map(({ slug }) => slug);
}

export async function asPost(answer: Response): Promise<Post> {
  return (await answer.json()) as Post;
}
