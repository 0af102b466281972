import { writeDay } from '@vidas/api-client/words/day.ts';
import { useQuery } from '@tanstack/react-query';
import {
  type Comparacao,
  type DetalheDaLinha,
  getLinhaRetorno,
  type PassoDoRetorno,
} from '@vidas/api-client/financeiro/retorno/retorno.contract.ts';
import { raioX } from '@vidas/api-client/financeiro/retorno/raioX.rules.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Drawer } from '@vidas/ui/drawer/Drawer.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { Tag } from '@vidas/ui/tag/Tag.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useMemo, useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { DecideActs } from './DecideActs.tsx';
import { DesfazDialog } from './DesfazDialog.tsx';
import { FimTag, raioXColumns } from './retornoColumns.tsx';
import { useMayUndo } from './useMayUndo.ts';

interface LinhaDrawerProps {
  readonly arquivo: string;
  readonly linha: string;
  /** True for an applied file, whose lines may be decided and undone. */
  readonly isApplied: boolean;
  readonly onClose: () => void;
}

const campos: Readonly<Record<Comparacao['campo'], string>> = {
  nossoNumero: 'Nosso número',
  valorTitulo: 'Valor do título',
  vencimento: 'Vencimento',
  lancamento: 'Recebido − tarifa − despesas = lançamento',
  recebido: 'Título + juros + outros − descontos = recebido',
};

const escrito = (valor: number | string): string => {
  if (typeof valor === 'number') return `R$ ${formatCents(valor)}`;
  return /^\d{4}-\d\d-\d\d$/.test(valor) ? writeDay(valor) : valor;
};

function Comparado({ campo, banco, nosso }: Comparacao) {
  const isSame = banco === nosso;
  return (
    <Text isTabular>
      <Tag tone={isSame ? 'positive' : 'caution'}>{isSame ? 'Confere' : 'Difere'}</Tag> {campos[campo]}:{' '}
      {escrito(banco)}
      {isSame ? '' : `, e aqui ${escrito(nosso)}`}
    </Text>
  );
}

const efeitoEscrito = ({
  titulo,
  principal,
  encargos,
  credito,
  pagoEm,
}: NonNullable<DetalheDaLinha['efeito']>) =>
  [
    `Título ${titulo}`,
    pagoEm === null ? 'segue aberto' : `pago em ${escrito(pagoEm)}`,
    principal > credito && `R$ ${formatCents(principal - credito)} do valor`,
    encargos > 0 && `R$ ${formatCents(encargos)} de encargos`,
    credito > 0 && `R$ ${formatCents(credito)} ficam como crédito`,
  ]
    .filter(Boolean)
    .join(' · ');

const acoes: Readonly<Record<PassoDoRetorno['acao'], string>> = {
  APLICADO: 'Aplicada',
  DESFEITO: 'Desfeita com o arquivo',
  'LINHA DESFEITA': 'Desfeita',
  'SEGUNDO PAGAMENTO': 'Dita segundo pagamento',
  REPETICAO: 'Dita repetição',
  'JULGADA DE NOVO': 'Encontrou o seu título',
  'DADA A FATURA': 'Dada a uma fatura',
  DEVOLVIDA: 'Devolvida a quem pagou',
  'DESTINO DESFEITO': 'Destino desfeito',
};

const passoEscrito = ({ acao, em, por, motivo }: PassoDoRetorno): string =>
  `${acoes[acao]} em ${escrito(em.slice(0, 10))} às ${em.slice(11, 16)} por ${por}${motivo ? `: ${motivo}` : ''}.`;

/** One line: its end, its comparison, and its 400 positions field by field (CBR-3). */
export function LinhaDrawer({ arquivo, linha, isApplied, onClose }: LinhaDrawerProps) {
  const found = useQuery(queryOf(useHttp(), getLinhaRetorno, { params: { arquivo, linha } }));
  const { data } = found;
  const campos = useMemo(() => (data ? raioX(data.texto) : undefined), [data]);
  const view = useReportView(
    raioXColumns,
    campos,
    useTableMemory('arquivo-banco.raio-x', { paging: { size: 60 } }),
  );
  const [isUndoing, setUndoing] = useState(false);
  const mayUndo = useMayUndo();
  return (
    <Drawer title={`Linha ${linha}`} size="medium" onClose={onClose}>
      <Stack gap="l">
        {data && (
          <Stack>
            <Row>
              <FimTag fim={data.fim} />
              {data.fim !== 'DESFEITA' && data.motivo !== null && <Text>{data.motivo}</Text>}
            </Row>
            {data.igual && (
              <Text>
                Igual à linha {data.igual.linha} de {data.igual.nome}.
              </Text>
            )}
            {data.comparacao.map((each) => (
              <Comparado key={each.campo} {...each} />
            ))}
            {data.historico.map((passo) => (
              <Text key={`${passo.em} ${passo.acao}`}>{passoEscrito(passo)}</Text>
            ))}
            {data.efeito && <Text isTabular>{efeitoEscrito(data.efeito)}</Text>}
            <Row>
              {isApplied && (data.fim === 'DUVIDA' || data.fim === 'REPETIDA') && (
                <DecideActs arquivo={arquivo} linha={data.linha} isRepeated={data.fim === 'REPETIDA'} />
              )}
              {isApplied && mayUndo && data.efeito && (
                <Button tone="danger" onPress={() => setUndoing(true)}>
                  Desfazer linha
                </Button>
              )}
            </Row>
          </Stack>
        )}
        <ReportBody
          report={reportOf(found, campos)}
          view={view}
          table={{
            title: 'Raio X',
            label: 'Campos da linha',
            rowKey: ({ nome }) => nome,
            emptyText: 'Este tipo de registro não tem campos descritos.',
          }}
        />
      </Stack>
      {isUndoing && (
        <DesfazDialog
          arquivo={arquivo}
          linha={Number(linha)}
          nome={`Linha ${linha}`}
          onClose={() => setUndoing(false)}
        />
      )}
    </Drawer>
  );
}
