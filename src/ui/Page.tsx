import { createContext, Fragment, use, type ReactNode } from 'react';
import styles from './Page.module.css';

interface PageProps {
  title: string;
  /** One sentence of context, when it helps. */
  description?: ReactNode;
  /** Links back up, the nearest last. */
  breadcrumbs?: readonly ReactNode[];
  breadcrumbsLabel?: string;
  /** The one filled button, and quieter ones before it. */
  actions?: ReactNode;
  /** `form` keeps lines readable; `full` is for lists and calendars. */
  width?: 'form' | 'text' | 'full';
  children: ReactNode;
}

/** What the shell puts beside the title of every page. */
export const BesideTitle = createContext<ReactNode>(null);

/** The shape of every page: title, a sentence, actions, then the work. */
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
          // Breadcrumbs never change places.
          <Fragment key={index}>
            <li>{item}</li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
