import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import {
  getSemComissao,
  type VendaSemComissao,
} from '@vidas/api-client/vendas/fechamento/comissaoLinhas.contract.ts';
import { linhaSemRegra } from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { writeMonth } from '@vidas/api-client/words/day.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { useNavigate } from 'react-router-dom';
import { useHttp } from '../../app/services.tsx';
import type { LinhaVista } from '../../write/writeAto.ts';
import { esperaRegra, semRegraPath } from './semRegra.ts';

/** Most sales that the notice names; the tab has all. */
const maisNomes = 5;

/** Sales of a month that only a rule would pay, and that have no line by hand (COM-47). */
export const useSemRegra = (competencia: string) =>
  useQuery({
    ...queryOf(useHttp(), getSemComissao, { params: { competencia } }),
    select: (rows) => rows.filter(esperaRegra),
  });

/** Lines of such sales in the question before a closing. */
export const linhasSemRegra = (vendas: readonly VendaSemComissao[]): LinhaVista[] =>
  vendas.map((venda) => ({ ...linhaSemRegra(venda), nome: venda.codigoVenda }));

interface SemRegraAvisoProps {
  readonly competencia: string;
  readonly vendas: readonly VendaSemComissao[];
  /** Called when a person goes to save them. */
  readonly onLeave: () => void;
}

/** Tells what a closing leaves without commission for ever, and the two ways to save it. */
export function SemRegraAviso({ competencia, vendas, onLeave }: SemRegraAvisoProps) {
  const navigate = useNavigate();
  if (vendas.length === 0) return null;
  const nomes = vendas
    .slice(0, maisNomes)
    .map((venda) => `${venda.codigoVenda} de ${venda.nomeVendedor} (${venda.condicao})`);
  const resto = vendas.length - nomes.length;
  const leave = (path: string) => {
    onLeave();
    void navigate(path);
  };
  return (
    <Stack>
      <Notice
        tone="caution"
        title={`${counted(vendas.length, 'venda fica', 'vendas ficam')} sem comissão para sempre`}
      >
        {`${nomes.join('; ')}${resto > 0 ? `; e mais ${resto}` : ''}. Depois de fechado, uma regra nova não as paga. Adicione a regra antes, ou escreva uma linha à mão, também depois.`}
      </Notice>
      <Row gap="s">
        <Button onPress={() => leave('/modulos/vendas/regras-comissao')}>Adicionar regra</Button>
        <Button
          onPress={() =>
            leave(semRegraPath('/modulos/vendas/fechamento-comissao', writeMonth(competencia, '-')))
          }
        >
          Ver as vendas
        </Button>
      </Row>
    </Stack>
  );
}
