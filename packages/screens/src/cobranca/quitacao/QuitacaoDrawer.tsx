import { useQuery } from '@tanstack/react-query';
import { listarQuitacoes, type Quitacao } from '@vidas/api-client/cobranca/quitacao/quitacao.contract.ts';
import { quitacaoBlob } from '@vidas/api-client/cobranca/quitacao/quitacao.queries.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { isEmail } from '@vidas/api-client/kinds/email.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Drawer } from '@vidas/ui/drawer/Drawer.tsx';
import { EmailField } from '@vidas/ui/form/fields/EmailField.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { PdfDialog } from '@vidas/ui/pdf-viewer/PdfDialog.tsx';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Tag } from '@vidas/ui/tag/Tag.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { fileOf } from '../../report/fileOf.ts';
import { ListBody } from '../../report/ListBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { LetrasSemFonte } from '../../app/papel/LetrasSemFonte.tsx';
import { EnviaQuitacaoConfirm } from './EnviaQuitacaoConfirm.tsx';

const { field, computed } = columnsOf<Quitacao>();
const situacao = ({ motivo }: Quitacao): string => (motivo === null ? 'Quitado' : 'Em débito');
const columns = [
  computed('ano', ({ ano }) => String(ano), { header: 'Ano', filter: { kind: 'exact' } }),
  computed('situacao', situacao, {
    header: 'Situação',
    filter: { kind: 'exact' },
    cell: ({ motivo }, marked) => <Tag tone={motivo === null ? 'positive' : 'caution'}>{marked}</Tag>,
  }),
  field('motivo', { header: 'Por que não há', filter: { kind: 'text' } }),
  field('codigo', { header: 'Código de conferência', filter: { kind: 'text' } }),
  field('meses', { header: 'Meses faturados', filter: { kind: 'text' } }),
  field('total', { header: 'Faturado', format: 'money', filter: { kind: 'range' } }),
];

interface QuitacaoDrawerProps {
  readonly matricula: string;
  /** The address in the page's field. */
  readonly email: string;
  readonly onClose: () => void;
}

/** The annual discharges of a contract, year by year; a year with a debt shows the debt (COB-33). */
export function QuitacaoDrawer({ matricula, email, onClose }: QuitacaoDrawerProps) {
  const http = useHttp();
  const found = useQuery(queryOf(http, listarQuitacoes, { body: { matricula } }));
  const [typed, setTyped] = useState(email);
  const [problem, setProblem] = useState<string>();
  const [open, setOpen] = useState<{ readonly row: Quitacao; readonly isSending: boolean } | null>(null);
  const address = typed.trim();
  const asks = (row: Quitacao) => {
    if (isEmail(address)) return setOpen({ row, isSending: true });
    setProblem(
      address === ''
        ? 'E-mail não foi digitado no campo indicado!'
        : 'O e-mail não está escrito corretamente.',
    );
  };
  const close = () => setOpen(null);
  const one = open && { matricula: open.row.matricula, ano: String(open.row.ano) };
  return (
    <Drawer title="Quitação anual de débitos" size="large" onClose={onClose}>
      <Stack gap="m">
        <Text tone="muted">
          De quem nada deve do que venceu no ano (Lei 12.007/2009). Ela substitui os comprovantes dos meses.
        </Text>
        <EmailField
          label="E-mail"
          value={typed}
          errorMessage={problem}
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(undefined);
          }}
        />
        <LetrasSemFonte rows={found.data} />
        <ListBody
          report={reportOf(found, found.data)}
          memory="imposto-de-renda.quitacao"
          columns={columns}
          names={{ file: fileOf('quitacoes'), question: 'As quitações do contrato de uma matrícula.' }}
          table={{
            label: 'Quitações',
            rowKey: ({ idDeclaracao }) => idDeclaracao,
            emptyText: 'Nenhuma fatura venceu em anos passados.',
            rowActions: (row) => (
              <>
                <Button
                  size="small"
                  aria-label={`Baixar: a quitação de ${row.ano}`}
                  isDisabled={row.motivo !== null}
                  onPress={() => setOpen({ row, isSending: false })}
                >
                  Baixar
                </Button>{' '}
                <Button
                  size="small"
                  aria-label={`Enviar e-mail com a quitação de ${row.ano}`}
                  isDisabled={row.motivo !== null}
                  onPress={() => asks(row)}
                >
                  Enviar e-mail
                </Button>
              </>
            ),
          }}
        />
      </Stack>
      {open && one && !open.isSending && (
        <PdfDialog
          title={`Quitação ${one.ano}`}
          label="Quitação anual de débitos"
          fileName={`quitacao-anual-${one.ano}.pdf`}
          load={({ signal }) => quitacaoBlob(http, one, signal)}
          failureText={(reason) =>
            `Não foi possível carregar a quitação! ${reason instanceof Error ? reason.message : ''}`
          }
          onClose={close}
        />
      )}
      {open && one && open.isSending && (
        <EnviaQuitacaoConfirm quitacao={one} nome={open.row.nome} email={address} onClose={close} />
      )}
    </Drawer>
  );
}
