import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import {
  type ContaDaFamilia as Conta,
  getContaDaFamilia,
} from '@vidas/api-client/retencao/saida/saida.contract.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { writePorcento } from '@vidas/api-client/words/money.ts';
import { ErrorState } from '@vidas/ui/error-state/ErrorState.tsx';
import { Fieldset } from '@vidas/ui/form/Fieldset.tsx';
import { formatMoney } from '@vidas/ui/format/format.ts';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Skeleton } from '@vidas/ui/skeleton/Skeleton.tsx';
import { Facts } from '@vidas/ui/text/Facts.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useHttp } from '../../app/services.tsx';

const semDado = 'sem dado';

const reais = (cents: number | null): string => (cents === null ? semDado : formatMoney(cents));

const pagaECusta = ({ mensalidade, custo }: { mensalidade: number | null; custo: number | null }): string =>
  `paga ${mensalidade === null ? semDado : `${reais(mensalidade)} por mês`}, custou ${reais(custo)}`;

const fatosDe = ({ pessoas, soma, custoSobreMensalidades, semDado: faltam }: Conta) => [
  ...pessoas.map(({ nome, meses, ...conta }) => ({
    name: nome,
    value: meses < 12 ? `${pagaECusta(conta)}, em ${counted(meses, 'mês', 'meses')}` : pagaECusta(conta),
  })),
  {
    name: 'Família',
    value: `${pagaECusta(soma)}${faltam > 0 ? `, sem dado de ${counted(faltam, 'pessoa', 'pessoas')}` : ''}`,
  },
  {
    name: 'Custo sobre as mensalidades dos mesmos meses',
    value: custoSobreMensalidades === null ? semDado : writePorcento(custoSobreMensalidades),
  },
];

/** Fees and cost of care of a family, for the talk with the caller (RET-29). */
export function ContaDaFamilia({
  matricula,
  isDaEmpresa = false,
}: {
  readonly matricula: string;
  readonly isDaEmpresa?: boolean;
}) {
  const { data, error, refetch } = useQuery({
    ...queryOf(useHttp(), getContaDaFamilia, { body: { matricula } }),
    // Every opening reads again, because each reading is recorded.
    gcTime: 0,
  });
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (data === undefined) return <Skeleton size="block" />;
  if (data === null || data.pessoas.length === 0)
    return <Text tone="muted">O que a família paga e custa: sem dado, porque ninguém dela está ativo.</Text>;
  return (
    <Fieldset legend="O que a família paga e custa">
      <Stack gap="s">
        <Text tone="muted" size="table">
          {`Custo assistencial de ${writeDay(data.desde)} a ${writeDay(data.ate)}, e mensalidades de agora${isDaEmpresa ? ', que a empresa paga' : ''}, de quem está ativo.`}
        </Text>
        <Facts isLine facts={fatosDe(data)} />
      </Stack>
    </Fieldset>
  );
}
