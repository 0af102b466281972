import { useQuery } from '@tanstack/react-query';
import type { PendenciaSib } from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import { fichaQuery } from '@vidas/api-client/cadastro/ficha/ficha.queries.ts';
import type { DivergenciaSib } from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import { Drawer } from '@vidas/ui/drawer/Drawer.tsx';
import { ErrorState } from '@vidas/ui/error-state/ErrorState.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { leave } from '@vidas/ui/leaving/leaving.ts';
import { Skeleton } from '@vidas/ui/skeleton/Skeleton.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useId, useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { FormaDePapelDaFicha } from '../forma-de-papel/FormaDePapelDaFicha.tsx';
import { FichaFooter, type FichaFila } from './FichaFooter.tsx';
import { FichaForm } from './FichaForm.tsx';
import { HistoricoDaFicha } from './HistoricoDaFicha.tsx';
import type { FichaState } from './useFichaForm.ts';

export interface FichaDrawerProps {
  /** Ten digits. */
  readonly matricula: string;
  /** Problems that keep a movement of this record out of the next file; shown at its fields. */
  readonly pendencias?: readonly PendenciaSib[] | undefined;
  /** Differing values of ANS (SIB-16), offered at the fields. */
  readonly diferencas?: readonly DivergenciaSib[] | undefined;
  /** The records to step through; without them there is no next and previous. */
  readonly fila?: FichaFila | undefined;
  /** Called with the SIB names of the changed fields after each save. */
  readonly onSaved?: ((matricula: string, alterados: readonly string[]) => void) | undefined;
  /** Called when the drawer closes, with nothing left to save. */
  readonly onClose: () => void;
}

const clean: FichaState = { isDirty: false, isPending: false };
const noPendencias: readonly PendenciaSib[] = [];
const noDiferencas: readonly DivergenciaSib[] = [];

/**
 * One beneficiary's record beside the list that opened it: read, correct, go to the next. Closing asks before unsaved input is lost.
 */
export function FichaDrawer({
  matricula,
  pendencias = noPendencias,
  diferencas = noDiferencas,
  fila,
  onSaved,
  onClose,
}: FichaDrawerProps) {
  const formId = useId();
  const ficha = useQuery(fichaQuery(useHttp(), matricula));
  const [state, setState] = useState(clean);
  const { data } = ficha;
  const codes = [`Matrícula ${matricula}`, data && `CCO ${data.cco ?? 'ainda não dado'}`];
  return (
    <Drawer
      title={data?.dados.nome ?? 'Cadastro do beneficiário'}
      size="medium"
      isDismissable={!state.isPending}
      onClose={onClose}
      footer={
        <FichaFooter
          formId={formId}
          matricula={matricula}
          isReady={data !== undefined}
          state={state}
          fila={fila && { ...fila, onChange: (next) => leave(() => fila.onChange(next)) }}
        />
      }
    >
      <Stack gap="l">
        <Text tone="muted" isTabular>
          {codes.filter(Boolean).join(' · ')}
        </Text>
        {data && (
          <FichaForm
            key={matricula}
            id={formId}
            ficha={data}
            pendencias={pendencias}
            diferencas={diferencas}
            onSaved={(alterados) => onSaved?.(matricula, alterados)}
            onState={setState}
          />
        )}
        {data && <FormaDePapelDaFicha matricula={matricula} />}
        {data && <HistoricoDaFicha key={`historia ${matricula}`} matricula={matricula} />}
        {!data && ficha.error && (
          <ErrorState onRetry={() => void ficha.refetch()}>{ficha.error.message}</ErrorState>
        )}
        {!data && !ficha.error && <Skeletons />}
      </Stack>
    </Drawer>
  );
}

function Skeletons() {
  return (
    <Stack gap="l">
      <Skeleton size="figure" width="40%" />
      <Skeleton size="block" />
      <Skeleton size="block" />
    </Stack>
  );
}
