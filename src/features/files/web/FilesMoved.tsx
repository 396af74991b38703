import { Navigate } from '@tanstack/react-router';
import { useQuery } from '#kernel/web/address.ts';

/** Redirects the former page of company files to the tab of the company's page, with the folder or file in the address. */
export function FilesMoved() {
  const [query] = useQuery();
  return <Navigate to="/organisation" search={{ ...query, tab: 'files' }} replace />;
}
