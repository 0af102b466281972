import { agree, counted } from '@vidas/api-client/words/counted.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { CloseButton } from '@vidas/ui/dialog/CloseButton.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { EntryList } from '@vidas/ui/entry-list/EntryList.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Progress } from '@vidas/ui/progress/Progress.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import type { ReactNode } from 'react';
import type { PagadorEscolhido } from './pagadorEscolhido.ts';
import { type ResultadoDoPagador, type TrabalhoDoPagador, useUmPorUm } from './useUmPorUm.ts';

interface UmPorUmDialogProps {
  readonly title: string;
  readonly pagadores: readonly PagadorEscolhido[];
  /** The effect in words and the fields, before the start. */
  readonly children: ReactNode;
  readonly actionLabel: string;
  /** Name of the running act: 'Enviando'. */
  readonly running: string;
  readonly isReady?: boolean;
  readonly work: TrabalhoDoPagador;
  readonly onClose: () => void;
}

const nomeDe = ({ pagador: { nome, matricula } }: ResultadoDoPagador): string => `${nome} · ${matricula}`;

/** Does one thing for each chosen payer, with progress and a stop; then shows the result of each. */
export function UmPorUmDialog({
  title,
  pagadores,
  children,
  actionLabel,
  running,
  isReady = true,
  work,
  onClose,
}: UmPorUmDialogProps) {
  const { isRunning, resultados, parou, run, stop } = useUmPorUm();
  const feitos = resultados.flatMap((each) => ('feito' in each ? [each] : []));
  const ficaram = resultados.flatMap((each) => ('porque' in each ? [each] : []));
  const faltam = pagadores.length - resultados.length;
  const hasBegun = isRunning || resultados.length > 0 || parou !== null;
  return (
    <Dialog
      title={title}
      isDismissable={!isRunning}
      onClose={onClose}
      footer={
        <Row justify="end">
          {isRunning ? (
            <Button onPress={stop}>Parar</Button>
          ) : (
            <CloseButton>{hasBegun ? 'Voltar à lista' : 'Cancelar'}</CloseButton>
          )}
          {!isRunning && faltam > 0 && (
            <Button tone="primary" isDisabled={!isReady} onPress={() => void run(pagadores, work)}>
              {hasBegun ? `Continuar com ${counted(faltam, 'pagador', 'pagadores')}` : actionLabel}
            </Button>
          )}
        </Row>
      }
    >
      <Stack gap="m">
        {!hasBegun && children}
        {isRunning && (
          <Progress
            label={running}
            value={(resultados.length / pagadores.length) * 100}
            valueText={`${resultados.length} de ${counted(pagadores.length, 'pagador', 'pagadores')}`}
          />
        )}
        {parou !== null && (
          <Notice tone="caution" title={`Faltam ${counted(faltam, 'pagador', 'pagadores')}`} isLive>
            {`${parou} O que já foi feito fica.`}
          </Notice>
        )}
        {hasBegun && !isRunning && (
          <div role="status">
            <Text weight="strong">
              {`${counted(feitos.length, 'pagador atendido', 'pagadores atendidos')}, ${counted(ficaram.length, 'ficou', 'ficaram')} como ${agree(ficaram.length, 'estava', 'estavam')}.`}
            </Text>
          </div>
        )}
        {ficaram.length > 0 && (
          <>
            <Heading level={3}>Ficaram</Heading>
            <EntryList
              label="Pagadores que ficaram"
              entries={ficaram.map((each) => ({ title: nomeDe(each), detail: each.porque, isCaution: true }))}
            />
          </>
        )}
        {feitos.length > 0 && (
          <>
            <Heading level={3}>Feitos</Heading>
            <EntryList
              label="Pagadores atendidos"
              entries={feitos.map((each) => ({ title: nomeDe(each), detail: each.feito }))}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
