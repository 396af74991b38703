import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Page } from '#ui/Page.tsx';
import type { ContentPage } from '../../contract/entities.ts';
import { Blocks } from './Blocks.tsx';
import { ContentPicture } from './ContentPicture.tsx';
import styles from './page-text.module.css';

const sizes = '(width < 48em) 100vw, 44rem';

interface PageTextProps {
  page: ContentPage;
  description?: ReactNode;
  actions?: ReactNode;
  /** Rendered after the text: the next step. */
  children?: ReactNode;
}

/** A page with a single column of text. */
export function PageText({ page, description, actions, children }: PageTextProps) {
  return (
    <Page title={page.title} description={description} actions={actions} width="text">
      {page.lead && <p className={styles['lead']}>{page.lead}</p>}
      {page.picture && (
        <div className={styles['picture']}>
          <ContentPicture picture={page.picture} sizes={sizes} isFirst />
        </div>
      )}
      <Blocks blocks={page.blocks} sizes={sizes} />
      {children}
    </Page>
  );
}

export function PageTextSkeleton() {
  return (
    <div className={styles['skeleton']}>
      <Skeleton height={32} width="50%" />
      <Skeleton height={16} />
      <Skeleton height={16} width="85%" />
      <Skeleton height={220} />
      <Skeleton height={16} />
      <Skeleton height={16} width="70%" />
    </div>
  );
}
