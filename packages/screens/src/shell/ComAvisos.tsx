import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';

const AvisosDeAcesso = lazy(() =>
  import('./AvisosDeAcesso.tsx').then((file) => ({ default: file.AvisosDeAcesso })),
);

/** The page, with what the person has to be told over it; the page never waits for that. */
export function ComAvisos() {
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>
        <AvisosDeAcesso />
      </Suspense>
    </>
  );
}
