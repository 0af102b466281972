import { counted } from '@vidas/api-client/words/counted.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { Drawer } from '@vidas/ui/drawer/Drawer.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice, type NoticeTone } from '@vidas/ui/notice/Notice.tsx';
import { ReportTable } from '@vidas/ui/report-table/ReportTable.tsx';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import { type ToastItem, type ToastRows, toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { operatorTime } from '../../app/operatorTime.ts';
import { useExports, useNow } from '../../report/useExports.ts';
import { copyText } from '../../write/copyText.ts';

/** A message with rows. */
export type Resultado = Pick<ToastItem, 'title' | 'description'> & { readonly rows: ToastRows };

export interface ResultadoDrawerProps {
  readonly resultado: Resultado;
  readonly onClose: () => void;
}

const text = { kind: 'text' } as const;
const { computed } = columnsOf<Readonly<Record<string, string>>>();

const columnsFor = ({ columns }: ToastRows) =>
  Object.entries(columns).map(([key, header], at) =>
    computed(key, (row) => row[key], { header, filter: text, ...(at === 0 ? { footer: 'count' } : {}) }),
  );

/** The rows of an act's message as a table, with their file (REL-40). */
export function ResultadoDrawer({ resultado: { title, description, rows }, onClose }: ResultadoDrawerProps) {
  const view = useReportView(columnsFor(rows), rows.rows);
  const said = [title, description].filter(Boolean).join(' · ');
  const exports = useExports({ ...useNow(rows.fileName), title: rows.title, question: said });
  return (
    <Drawer title={rows.title} size="large" onClose={onClose}>
      <Text tone="muted">{said}</Text>
      <ReportTable label={rows.title} view={view} rowKey={(_, index) => String(index)} exports={exports} />
    </Drawer>
  );
}

const most = 20;

/** The last twenty messages, with at most one about reading a list: others would push the numbers out. */
const lastOf = (said: readonly ToastItem[]): readonly ToastItem[] => {
  const lastReading = said.findLast(({ isReading }) => isReading);
  return said.filter((each) => !each.isReading || each === lastReading).slice(-most);
};

export interface UltimasMensagensProps {
  readonly onClose: () => void;
}

const tones: Readonly<Record<ToastItem['tone'], NoticeTone>> = {
  success: 'positive',
  info: 'info',
  warning: 'caution',
  error: 'negative',
};

/** Numbers worth copying: protocols, guides, records, file numbers; no amounts and no days. */
const numbersOf = ({ title, description = '' }: ToastItem): readonly string[] => [
  ...new Set(`${title} ${description}`.match(/(?<![\d/.,])\d{5,}(?:\/\d+)*(?![\d,]|\.\d)/g)),
];

const copy = (number: string): void =>
  copyText(number, { copied: 'Número copiado', failed: 'O número não pôde ser copiado' });

/** The last twenty messages, the newest first, with their numbers to copy and their rows to open again (REL-40). */
export function UltimasMensagens({ onClose }: UltimasMensagensProps) {
  // Fixed at the opening: the message about a copied number must not move the others.
  const [last] = useState(() => lastOf(toasts.getLast()));
  const [opened, setOpened] = useState<number | null>(null);
  const open = last.find(({ key }) => key === opened);
  return (
    <Dialog title="Últimas mensagens" onClose={onClose}>
      {last.length === 0 && <Text tone="muted">Nenhuma mensagem desde que você entrou.</Text>}
      <Stack gap="s">
        {last.toReversed().map((item) => (
          <Notice key={item.key} tone={tones[item.tone]} title={`${operatorTime(item.at)} · ${item.title}`}>
            {item.description}
            <Row>
              {numbersOf(item).map((number) => (
                <Button key={number} size="small" onPress={() => copy(number)}>
                  {`Copiar ${number}`}
                </Button>
              ))}
              {item.rows && (
                <Button size="small" onPress={() => setOpened(item.key)}>
                  {`Ver ${counted(item.rows.rows.length, 'linha', 'linhas')}`}
                </Button>
              )}
            </Row>
          </Notice>
        ))}
      </Stack>
      {open?.rows && (
        <ResultadoDrawer resultado={{ ...open, rows: open.rows }} onClose={() => setOpened(null)} />
      )}
    </Dialog>
  );
}
