import { Navigate } from '@tanstack/react-router';
import { useQuery } from '#kernel/web/address.ts';

/** The company's files are a tab of the company's page; links to their former page lead there, with the folder or file they name. */
export function FilesMoved() {
  const [query] = useQuery();
  return <Navigate to="/organisation" search={{ ...query, tab: 'files' }} replace />;
}
