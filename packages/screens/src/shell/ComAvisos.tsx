import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';

const AvisosDeAcesso = lazy(() =>
  import('./AvisosDeAcesso.tsx').then((file) => ({ default: file.AvisosDeAcesso })),
);

/** The page, with news for the person over it; the page never waits for them. */
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
