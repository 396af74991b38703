import { createContext, Fragment, use, type ReactNode } from 'react';
import styles from './Page.module.css';

interface PageProps {
  title: string;
  /** One sentence of context, if needed. */
  description?: ReactNode;
  /** Links to parent pages, the direct parent last. */
  breadcrumbs?: readonly ReactNode[];
  breadcrumbsLabel?: string;
  /** The primary button, after secondary ones. */
  actions?: ReactNode;
  /** `form` keeps lines short; `full` is for lists and calendars. */
  width?: 'form' | 'text' | 'full';
  children: ReactNode;
}

/** What the shell renders beside the title of every page. */
export const BesideTitle = createContext<ReactNode>(null);

/** The layout of every page: title, a sentence, actions, then the content. */
export function Page({ title, description, breadcrumbs = [], breadcrumbsLabel, actions, width = 'full', children }: PageProps) {
  const beside = use(BesideTitle);
  return (
    <article className={styles['page']} data-width={width}>
      <header className={styles['head']}>
        <div className={styles['words']}>
          {breadcrumbs.length > 0 && <Breadcrumbs label={breadcrumbsLabel} items={breadcrumbs} />}
          <div className={styles['titleRow']}>
            <h1 className={styles['title']} tabIndex={-1}>
              {title}
            </h1>
            {beside}
          </div>
          {description && <p className={styles['description']}>{description}</p>}
        </div>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </header>
      {children}
    </article>
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
