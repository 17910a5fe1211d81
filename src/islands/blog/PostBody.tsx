interface Props {
  /** Sanitised by the server on its way in and again on its way out. */
  html: string;
}

/** The one place of the site where stored HTML becomes part of a page. */
export function PostBody({ html }: Props) {
  return <div className="post-body" dangerouslySetInnerHTML={{ __html: html }} />;
}
