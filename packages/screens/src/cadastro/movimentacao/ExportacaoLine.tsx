import { writeDay } from '@vidas/api-client/words/day.ts';
import type { Exportacao } from '@vidas/api-client/cadastro/movimentacao/movimentacao.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { contaMovimentacoes } from './contaMovimentacoes.ts';

export interface ExportacaoLineProps {
  readonly exportacao: Exportacao;
  readonly isDownloading: boolean;
  readonly onDownload: () => void;
}

const dayTime = (iso: string) => `${writeDay(iso)} ${iso.slice(11, 16)}`;

/** One earlier export: moment, number, person, and its file. */
export function ExportacaoLine({ exportacao, isDownloading, onDownload }: ExportacaoLineProps) {
  const { exportadaEm, exportadoPor, quantidade } = exportacao;
  return (
    <Row justify="between" gap="m">
      <Stack gap="xxs">
        <Text weight="medium" isTabular>
          {dayTime(exportadaEm)}
        </Text>
        <Text size="table" tone="muted">
          {`${contaMovimentacoes(quantidade)} · ${exportadoPor}`}
        </Text>
      </Stack>
      <Button
        size="small"
        aria-label={`Baixar o arquivo de ${dayTime(exportadaEm)}`}
        isPending={isDownloading}
        onPress={onDownload}
      >
        Baixar
      </Button>
    </Row>
  );
}
