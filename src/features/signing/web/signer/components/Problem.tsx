import { Notice } from '#ui/Notice.tsx';

/** Why something was not done; announced when it appears. */
export function Problem({ lines }: { lines: readonly string[] }) {
  return <div role="alert">{lines.length > 0 && <Notice tone="bad">{lines.join('\n')}</Notice>}</div>;
}
