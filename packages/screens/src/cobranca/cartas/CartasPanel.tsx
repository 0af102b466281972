import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import { writeReais } from '@vidas/api-client/words/money.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import type { ArquivoDeCartas, PdfDeCartas } from '@vidas/api-client/cobranca/cartas/cartas.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Icon } from '../../app/icons.tsx';
import { type PalavrasDaTarefa, TarefaPanel } from '../../report/TarefaPanel.tsx';

interface CartasPanelProps {
  readonly pdf: PdfDeCartas;
  readonly isPending: boolean;
  readonly isSaving: boolean;
  readonly onSave: (arquivo: ArquivoDeCartas) => void;
  readonly onCancel: () => void;
  /** Called to make the file again. */
  readonly onAgain: () => void;
}

const palavras: PalavrasDaTarefa = {
  correndo: 'Fazendo o PDF dos boletos',
  cancelando: 'Cancelando o PDF dos boletos',
  cancelada: 'PDF dos boletos cancelado: nada conta como impresso',
  falhou: 'O PDF dos boletos não foi feito',
  interrompida: 'O PDF dos boletos foi interrompido',
  retomada: 'Ele recomeça quando o servidor o retoma.',
  cancelar: 'Cancelar PDF',
  unidade: 'boletos',
};

const mega = (bytes: number): string =>
  `${(bytes / 1_000_000).toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;

/** Contents of a file: '118 boletos, 121 folhas (frente e verso), R$ 51.234,56, 1,4 MB'. */
const writeArquivo = ({
  cartas,
  folhas,
  frenteVerso,
  valor,
  bytes,
  vencimento,
  fora,
}: ArquivoDeCartas): string =>
  [
    `${counted(cartas, 'boleto', 'boletos')}${vencimento === null ? '' : ` com vencimento em ${writeDay(vencimento)}`}, ${counted(folhas, 'folha', 'folhas')}${frenteVerso ? ' frente e verso' : ''}, ${writeReais(valor)}, ${mega(bytes)}.`,
    ...(fora === 0
      ? []
      : [
          `${counted(fora, 'ficou de fora: mudou', 'ficaram de fora: mudaram')} enquanto o PDF se fazia. Busque de novo.`,
        ]),
  ].join(' ');

/** State of a month's file: its progress, and the last stored one to save (PAP-8). */
export function CartasPanel({ pdf, isPending, isSaving, onSave, onCancel, onAgain }: CartasPanelProps) {
  const { tarefa, arquivo } = pdf;
  return (
    <Stack gap="s">
      {tarefa && (
        <TarefaPanel
          tarefa={tarefa}
          palavras={palavras}
          isPending={isPending}
          onCancel={onCancel}
          doRest={{ label: 'Gerar PDF', act: onAgain }}
        />
      )}
      {arquivo && (
        <Notice
          tone={arquivo.fora > 0 ? 'caution' : 'positive'}
          title="PDF dos boletos pronto para imprimir"
          isLive
        >
          <Row justify="between">
            <span>
              {writeArquivo(arquivo)} {`Feito por ${arquivo.usuario} em ${writeDayTime(arquivo.feitoEm)}.`}
            </span>
            <Button
              size="small"
              icon={<Icon name="download" />}
              isPending={isSaving}
              onPress={() => onSave(arquivo)}
            >
              Baixar PDF
            </Button>
          </Row>
        </Notice>
      )}
    </Stack>
  );
}
