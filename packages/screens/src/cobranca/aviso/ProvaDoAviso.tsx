import { getArquivoDaProva, type Prova } from '@vidas/api-client/cobranca/aviso/aviso.contract.ts';
import { especiesDeProva } from '@vidas/api-client/cobranca/aviso/aviso.rules.ts';
import { bytesOf } from '@vidas/api-client/kinds/base64.ts';
import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { saveFile } from '@vidas/ui/save-file/saveFile.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useHttp } from '../../app/services.tsx';
import { sayFailure } from '../../app/sayFailure.ts';

interface ProvaDoAvisoProps {
  readonly prova: Prova;
  readonly onUndo: () => void;
}

const kb = (bytes: number | null): string => `${Math.ceil((bytes ?? 0) / 1_024).toLocaleString('pt-BR')} kB`;

/** One proof with its file; an undone one shows by whom and why. */
export function ProvaDoAviso({ prova, onUndo }: ProvaDoAvisoProps) {
  const http = useHttp();
  const { id, especie, recebidoEm, numero, nota, quem, registradaEm, arquivoNome, arquivoBytes } = prova;
  const baixa = useMutation({
    mutationFn: () => http.call(getArquivoDaProva, { params: { id: String(id) } }),
    onSuccess: (arquivo) => {
      if (arquivo === null) return toasts.info('O arquivo já não está guardado', 'Passaram os cinco anos.');
      saveFile(new Blob([bytesOf(arquivo.conteudo)]), arquivo.nome);
    },
    onError: (reason) => sayFailure(reason, ['O arquivo não foi baixado!', reason.message]),
    gcTime: 0,
  });
  const nome = `${especiesDeProva[especie]} de ${writeDay(recebidoEm)}`;
  return (
    <Stack gap="xs">
      <Text weight="strong">{[nome, numero].filter(Boolean).join(' · ')}</Text>
      {nota && <Text>{nota}</Text>}
      <Text tone="muted" size="table">{`Registrada por ${quem}, em ${writeDayTime(registradaEm)}`}</Text>
      {prova.desfeitaEm !== null && (
        <Text tone="muted" size="table">
          {`Desfeita por ${prova.desfeitaPor}, em ${writeDayTime(prova.desfeitaEm)}: ${prova.desfeitaMotivo}`}
        </Text>
      )}
      <Row>
        {arquivoNome !== null && (
          <Button
            size="small"
            aria-label={`Baixar ${arquivoNome} (${kb(arquivoBytes)}): ${nome}`}
            isPending={baixa.isPending}
            onPress={() => baixa.mutate()}
          >
            {`Baixar ${arquivoNome} (${kb(arquivoBytes)})`}
          </Button>
        )}
        {prova.desfeitaEm === null && (
          <Button size="small" tone="quiet" aria-label={`Desfazer: ${nome}`} onPress={onUndo}>
            Desfazer
          </Button>
        )}
      </Row>
    </Stack>
  );
}
