import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { getPreviaComissao } from '@vidas/api-client/vendas/fechamento/comissaoLinhas.contract.ts';
import type { Contestacao } from '@vidas/api-client/vendas/fechamento/contestacao.contract.ts';
import { writeReais } from '@vidas/api-client/words/money.ts';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Skeleton } from '@vidas/ui/skeleton/Skeleton.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useHttp } from '../../app/services.tsx';
import { explicaLinha } from './explicaLinha.ts';

interface LinhaContestadaProps {
  readonly contestacao: Contestacao;
  readonly competencia: string;
}

/** The contested line with its value, and how it came about (COM-52). */
export function LinhaContestada({ contestacao, competencia }: LinhaContestadaProps) {
  const { codigoVenda, codigoVendedor, especie, origem, referencia } = contestacao;
  const found = useQuery(
    queryOf(useHttp(), getPreviaComissao, { params: { seller: codigoVendedor, competencia } }),
  );
  if (found.isPending) return <Skeleton />;
  if (found.error)
    return (
      <Notice tone="negative" title="Não foi possível carregar a linha!">
        {found.error.message}
      </Notice>
    );
  const linha = found.data?.linhas.find(
    (each) =>
      each.codigoVenda === codigoVenda &&
      each.especie === especie &&
      each.origem === origem &&
      each.referencia === referencia,
  );
  return (
    <Text>
      {linha === undefined
        ? 'A linha já não está no mês: o que a fez mudou desde a contestação.'
        : `A linha é de ${writeReais(linha.valor)}: ${explicaLinha(linha)}.`}
    </Text>
  );
}
