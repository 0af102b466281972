import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import {
  type BeneficiarioRetencao,
  type EntradaRetencao,
  getRetencao,
} from '@vidas/api-client/retencao/retencao.contract.ts';
import { EntryList } from '@vidas/ui/entry-list/EntryList.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useHttp } from '../app/services.tsx';
import { writeResultado, writeStatus } from './retencaoTexts.ts';

export interface HistoricoRetencaoProps {
  /** A beneficiary with at least one attendance. */
  readonly beneficiario: BeneficiarioRetencao;
  /** The month of his attendance, 'YYYY-MM', or 'todas'. */
  readonly competencia: string;
}

/** The newest entry, which comes with the list, so it is shown even when the history cannot be read. */
const newestOf = (row: BeneficiarioRetencao): EntradaRetencao[] =>
  row.retCod === null
    ? []
    : [
        {
          matricula: row.matricula,
          retCod: row.retCod,
          descricaoRetencao: row.descricaoRetencao,
          dtRetencao: row.dtRetencao,
          statusRetencao: row.statusRet,
          resultadoRetencao: row.resultadoRet,
          retencaoMotivo: row.retencaoMotivo,
          usuario: row.usuario ?? null,
        },
      ];

const entryOf = (entrada: EntradaRetencao) => ({
  title: [
    `Código ${entrada.retCod}`,
    writeStatus(entrada.statusRetencao),
    entrada.resultadoRetencao && writeResultado(entrada.resultadoRetencao),
  ]
    .filter(Boolean)
    .join(' · '),
  detail: entrada.descricaoRetencao ?? 'Sem descrição',
  note: [
    entrada.dtRetencao && writeDayTime(entrada.dtRetencao),
    entrada.retencaoMotivo && `Motivo: ${entrada.retencaoMotivo}`,
    entrada.usuario && `por ${entrada.usuario}`,
  ]
    .filter(Boolean)
    .join(' · '),
});

const missing = (count: number): string =>
  count === 1
    ? 'Há mais 1 entrada, que não está nesta competência.'
    : `Há mais ${count} entradas, que não estão nesta competência.`;

/** The attendances of one beneficiary, the newest first, with their authors. */
export function HistoricoRetencao({ beneficiario, competencia }: HistoricoRetencaoProps) {
  const { matricula, nome, statusRet, qtdeRet } = beneficiario;
  const { data, isLoading, error } = useQuery({
    ...queryOf(useHttp(), getRetencao, { params: { competencia, status: statusRet ?? 'A' } }),
    enabled: statusRet !== null,
  });
  const found = data?.filter((entrada) => entrada.matricula === matricula) ?? [];
  const entradas = found.length > 0 ? found : newestOf(beneficiario);
  const rest = qtdeRet - entradas.length;
  const words = error ? 'Não foi possível carregar as entradas anteriores.' : missing(rest);
  return (
    <Stack gap="s">
      <EntryList
        label={`Atendimentos de ${nome}`}
        entries={entradas.map(entryOf)}
        isLoading={isLoading}
        expected={qtdeRet}
      />
      {!isLoading && rest > 0 && (
        <Text tone="muted" size="label">
          {words}
        </Text>
      )}
    </Stack>
  );
}
