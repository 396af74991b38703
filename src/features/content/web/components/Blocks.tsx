import { Fragment } from 'react';
import { Link } from '#kernel/web/Link.tsx';
import type { Block, Span } from '../../contract/entities.ts';
import styles from './blocks.module.css';
import { ContentPicture } from './ContentPicture.tsx';
import { FilmView } from './FilmView.tsx';

interface BlocksProps {
  blocks: readonly Block[];
  /** The `sizes` attribute of pictures. */
  sizes?: string;
}

/** A text of the content service: headings, paragraphs, lists, links, pictures and films. */
export function Blocks({ blocks, sizes = '(width < 48em) 100vw, 44rem' }: BlocksProps) {
  return (
    <div className={styles['text']} data-prose>
      {blocks.map((block, place) => (
        // The blocks never change their order.
        <OneBlock key={place} block={block} sizes={sizes} />
      ))}
    </div>
  );
}

function OneBlock({ block, sizes }: { block: Block; sizes: string }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? <h2>{words(block.spans)}</h2> : <h3>{words(block.spans)}</h3>;
    case 'paragraph':
      return <p>{words(block.spans)}</p>;
    case 'quote':
      return <blockquote>{words(block.spans)}</blockquote>;
    case 'list':
      return <List isNumbered={block.isNumbered} items={block.items} />;
    case 'picture':
      return (
        <figure>
          <ContentPicture picture={block.picture} sizes={sizes} />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case 'film':
      return <FilmView film={block.film} title={block.title} sizes={sizes} />;
  }
}

function List({ isNumbered, items }: { isNumbered: boolean; items: readonly (readonly Span[])[] }) {
  const lines = items.map((spans, place) => <li key={place}>{words(spans)}</li>);
  return isNumbered ? <ol>{lines}</ol> : <ul>{lines}</ul>;
}

function words(spans: readonly Span[]) {
  return spans.map((span, place) => (
    <Fragment key={place}>
      <Words span={span} />
    </Fragment>
  ));
}

function Words({ span: { text, isStrong, isEmphasised, isCode, href } }: { span: Span }) {
  if (href?.startsWith('/')) return <Link to={href}>{text}</Link>;
  if (href) {
    return (
      <a href={href} rel="noreferrer">
        {text}
      </a>
    );
  }
  if (isStrong) return <strong>{text}</strong>;
  if (isEmphasised) return <em>{text}</em>;
  return isCode ? <code>{text}</code> : text;
}
