import type { ModuloDeGuias } from '@vidas/api-client/contas-medicas/inicio/inicio.queries.ts';
import type { AnyReport, RowOf } from '@vidas/api-client/report/report.ts';
import type { ReactNode } from 'react';
import type { ScreenProps } from '../../app/manifest.ts';
import { reportScreen, type ReportScreenOptions } from '../../report/reportScreen.tsx';
import { moduloDaTela } from './moduloDaTela.ts';

/** A list of both modules, with calls of their own (CTM-60). */
export const listaDosModulos = <R extends AnyReport>(
  lists: Readonly<Record<ModuloDeGuias, R>>,
  act: (row: RowOf<R>, modulo: ModuloDeGuias) => ReactNode,
  options: Omit<ReportScreenOptions<R>, 'acts'> = {},
) => {
  const screenOf = (modulo: ModuloDeGuias) =>
    reportScreen(lists[modulo], { ...options, acts: (row) => act(row, modulo) });
  const screens = {
    'contas-medicas': screenOf('contas-medicas'),
    'centro-medico': screenOf('centro-medico'),
  };
  return function Lista({ manifest }: ScreenProps) {
    const Screen = screens[moduloDaTela(manifest)];
    return <Screen />;
  };
};
