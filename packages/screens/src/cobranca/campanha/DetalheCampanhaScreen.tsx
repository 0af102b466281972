import { Navigate, useLocation } from 'react-router-dom';
import { pathOf, type ScreenProps } from '../../app/manifest.ts';

/** The address that a campaign had before it stood beside its list: it opens it there (MSG-8). */
export function DetalheCampanhaScreen({ manifest }: ScreenProps) {
  const { search } = useLocation();
  return <Navigate to={`${pathOf(manifest, { route: 'mensageria' })}${search}`} replace />;
}
