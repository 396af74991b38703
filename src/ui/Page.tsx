import { createContext, Fragment, use, type ReactNode } from 'react';
import styles from './Page.module.css';

/** What stands at the top of a page. */
export interface PageHead {
  /** Of a person or thing, before its name. */
  picture?: ReactNode;
  title: string;
  /** One sentence of context, if needed. */
  description?: ReactNode;
  /** What is special about a record's state, and what comes next; an ordinary record has none. */
  states?: ReactNode;
  /** Links to parent pages, the direct parent last. */
  breadcrumbs?: readonly ReactNode[];
  breadcrumbsLabel?: string;
  /** The primary button, after secondary ones. */
  actions?: ReactNode;
  /** `form` keeps lines short; `record` is for one person or thing; `full` is for lists and calendars. */
  width?: 'form' | 'text' | 'record' | 'full';
}

interface PageProps extends PageHead {
  /** On a phone only the title stands over it, without what one can do: another part of the same page says that. */
  isBriefOnPhone?: boolean;
  children: ReactNode;
}

/** What the shell renders beside the title of every page. */
export const BesideTitle = createContext<ReactNode>(null);

/** The layout of every page: title, a sentence, actions, then the content. */
export function Page({ width = 'full', isBriefOnPhone = false, children, ...head }: PageProps) {
  return (
    <article className={styles['page']} data-width={width} data-brief={isBriefOnPhone || undefined}>
      <Head {...head} />
      {children}
    </article>
  );
}

function Head({ picture, title, description, states, breadcrumbs = [], breadcrumbsLabel, actions }: PageHead) {
  const beside = use(BesideTitle);
  return (
    <header className={styles['head']} data-picture={picture ? true : undefined}>
      {picture}
      <div className={styles['words']}>
        {breadcrumbs.length > 0 && <Breadcrumbs label={breadcrumbsLabel} items={breadcrumbs} />}
        <div className={styles['titleRow']}>
          <h1 className={styles['title']} tabIndex={-1}>
            {title}
          </h1>
          {beside}
        </div>
        {description && <p className={styles['description']}>{description}</p>}
        {states && <div className={styles['states']}>{states}</div>}
      </div>
      {actions && (
        <div className={styles['actions']} data-page-actions>
          {actions}
        </div>
      )}
    </header>
  );
}

function Breadcrumbs({ label, items }: { label: string | undefined; items: readonly ReactNode[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles['breadcrumbs']}>
        {items.map((item, index) => (
          // Breadcrumbs never change their order.
          <Fragment key={index}>
            <li>{item}</li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
