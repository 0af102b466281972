import type { PontoDoMes } from '@vidas/api-client/vendas/fechamento/conferencia.contract.ts';
import type { PreviaGeral } from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { writeMonth } from '@vidas/api-client/words/day.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { EntryList } from '@vidas/ui/entry-list/EntryList.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import { useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import { type Ato, AtoDoMes } from './AtoDoMes.tsx';
import { type Passo, passos, passosDoMes } from './passosDoMes.ts';
import { RelatorioDoMes } from './RelatorioDoMes.tsx';

interface FecharOMesProps {
  readonly mes: PreviaGeral;
  readonly pontos: readonly PontoDoMes[];
  /** Called when a month other than the one on show was closed. */
  readonly onMes: (competencia: string) => void;
}

const labels: Readonly<Record<Ato, string>> = {
  gerar: 'Gerar fechamento',
  pagar: 'Marcar como paga',
  corrigir: 'Corrigir o dia do pagamento',
};

/**
 * Close, papers, payment: the three steps of a month in their order, each with its content and its act (COM-56). The server has their
 * state, so that another person, or another day, goes on where this one stopped.
 */
export function FecharOMes({ mes, pontos, onMes }: FecharOMesProps) {
  const [ato, setAto] = useState<Ato | null>(null);
  // Stays at its step until the state of the month changes.
  const [falha, setFalha] = useState({ onde: '', motivo: '' });
  const { competencia, situacao } = mes;
  const ondeDe = (passo: Passo['passo']): string => `${competencia} ${situacao} ${passo}`;
  const failed = (passo: Passo['passo']) => (motivo: string) => setFalha({ onde: ondeDe(passo), motivo });
  const actsOf = ({ passo, ato: own, isBlocked }: Passo) => (
    <>
      {passo === 'papeis' && situacao !== 'aberta' && (
        <RelatorioDoMes competencia={competencia} onFailed={failed(passo)} />
      )}
      {own && (
        <Button isDisabled={isBlocked} onPress={() => setAto(own)}>
          {labels[own]}
        </Button>
      )}
    </>
  );
  const title = `Fechar o mês de ${writeMonth(competencia)}`;
  return (
    <Stack gap="s">
      <Heading level={2}>{title}</Heading>
      <EntryList
        label={title}
        entries={passosDoMes(mes, pontos).map((each) => ({
          title: `${passos[each.passo]}: ${each.estado.toLowerCase()}`,
          detail: each.faz,
          note: falha.onde === ondeDe(each.passo) ? `Nada foi feito: ${falha.motivo}` : each.diz,
          icon: <Icon name={each.estado === 'Feito' ? 'check' : 'list'} />,
          isCaution: each.estado === 'Agora',
          acts: actsOf(each),
        }))}
      />
      {ato !== null && (
        <AtoDoMes
          ato={ato}
          mes={mes}
          onMes={onMes}
          onFailed={failed(ato === 'gerar' ? 'fechar' : 'pagar')}
          onClose={() => setAto(null)}
        />
      )}
    </Stack>
  );
}
