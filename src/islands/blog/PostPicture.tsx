import { imageCopies } from '#contracts/image.ts';

interface Props {
  src: string;
  alt: string;
  sizes: string;
  /** Where it stands: a card makes do with the smaller copies. */
  place: 'card' | 'hero';
  /** The page's largest picture, wanted at once. */
  isFirst?: boolean;
}

const storedPicture = /^\/api\/blog-images\/[^?#]+$/;

/** A picture of a post. Those of our own store exist in smaller widths; its box has a fixed shape, so nothing moves. */
export function PostPicture({ src, alt, sizes, place, isFirst = false }: Props) {
  const sources = storedPicture.test(src)
    ? {
        srcSet: [...imageCopies(src), ...(place === 'hero' ? [`${src} 2400w`] : [])].join(', '),
        sizes,
      }
    : {};
  const loading = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return <img {...sources} src={src} alt={alt} width={960} height={540} decoding="async" {...loading} />;
}
