import { writeReais } from '@vidas/api-client/words/money.ts';
import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import { somasDosItens } from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import type { Guia, GuiaItem } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Tag } from '@vidas/ui/tag/Tag.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { List } from '@vidas/ui/text/List.tsx';
import { useState } from 'react';
import { escreveEspera, escreveStatus, toneDoStatus } from './guiaTexts.ts';

export interface GuiaCabecalhoProps {
  readonly guia: Guia;
  readonly itens: readonly GuiaItem[];
}

const stay = ({ tipoAtendimento, dtHrIniFat, dtHrFinFat }: Guia): string | null => {
  if (tipoAtendimento !== '07' || dtHrIniFat === null) return null;
  return `Internação de ${writeDayTime(dtHrIniFat)}${dtHrFinFat === null ? '' : ` a ${writeDayTime(dtHrFinFat)}`}`;
};

const withText = (codigo: string, descricao: string | null): string =>
  descricao ? `${codigo} - ${descricao}` : codigo;

/** The main diagnosis, and the others after it. */
const diagnoses = ({ diagnostico, diagDescricao, outrosDiagnosticos = [] }: Guia): string[] => {
  const outros = outrosDiagnosticos.map(({ codigo, descricao }) => withText(codigo, descricao));
  return [
    ...(diagnostico ? [`Diagnóstico ${withText(diagnostico, diagDescricao)}`] : []),
    ...(outros.length === 0 ? [] : [`Outros diagnósticos: ${outros.join('; ')}`]),
  ];
};

/** Reason of the wait for a second person, for this reader (CTM-79). */
const espera = ({ esperaSegunda, aprovadaPor }: Guia): string =>
  esperaSegunda === 'outra'
    ? 'Você aprovou itens dela: outra pessoa a incorpora e baixa'
    : `Aprovada por ${aprovadaPor ?? ''}: você pode incorporá-la`;

/** Head of a guide: status, dates, people; pendencies and history stand behind a button. */
export function GuiaCabecalho({ guia, itens }: GuiaCabecalhoProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { historico = [], pendencias, dataBaixa, dataEmissao, senha, nomeBenef, numCarteiraBenef } = guia;
  // A guide with all items decided shows its pendencies as history.
  const isDecidida = guia.status === 1 || guia.status === 2;
  const { aprovado, glosado, aDecidir } = somasDosItens(itens);
  const sums = [
    `Aprovado ${writeReais(aprovado)}`,
    `Glosado ${writeReais(glosado)}`,
    aDecidir > 0 && `A decidir ${writeReais(aDecidir)}`,
  ];
  const label = isDecidida
    ? `Histórico (${pendencias.length + historico.length})`
    : `Pendências (${pendencias.length}) e histórico (${historico.length})`;
  const facts = [
    dataEmissao && `Emitida em ${writeDay(dataEmissao)}`,
    guia.tipoGuia,
    guia.GUI_TIPO && `tipo ${guia.GUI_TIPO}`,
    senha && `Senha ${senha}`,
    stay(guia),
    ...diagnoses(guia),
  ];
  const solicitante = [guia.nomeProfSol, guia.numConsProfSol].filter(Boolean).join(', ');
  return (
    <Stack gap="xs">
      <Row>
        <Tag tone={toneDoStatus(guia)}>{escreveStatus(guia)}</Tag>
        {guia.esperaSegunda && <Tag tone="caution">{escreveEspera(guia)}</Tag>}
        {dataBaixa && <Tag tone="info">{`Baixada em ${writeDay(dataBaixa)}`}</Tag>}
        <Text as="span" weight="strong" isTabular>
          {`Total da fatura ${writeReais(guia.vrTotalGeral)}`}
        </Text>
        {itens.length > 0 && (
          <Text as="span" size="table" isTabular>
            {sums.filter(Boolean).join(' · ')}
          </Text>
        )}
        <Button size="small" tone="quiet" onPress={() => setIsOpen(!isOpen)}>
          {isOpen ? `Esconder ${isDecidida ? 'o histórico' : 'pendências e histórico'}` : label}
        </Button>
      </Row>
      {guia.esperaSegunda && <Text size="table">{espera(guia)}</Text>}
      <Row gap="l">
        <Text as="span" size="table">
          {`${nomeBenef}, carteira ${numCarteiraBenef}${solicitante === '' ? '' : ` · Solicitante ${solicitante}`}`}
        </Text>
        <Text as="span" size="table" tone="muted">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </Row>
      {isOpen && pendencias.length + historico.length === 0 && (
        <Text size="table" tone="muted">
          Nenhuma pendência e nada no histórico.
        </Text>
      )}
      {isOpen && (
        <List>
          {pendencias.map((each) => (
            <li key={each}>{`${isDecidida ? 'Pendência na chegada' : 'Pendência'}: ${each}`}</li>
          ))}
          {historico.map(({ quando, quem, descricao, de, para }, at) => (
            <li key={`${quando} ${String(at)}`}>
              {`${writeDayTime(quando)} · ${quem} · ${descricao}${de && para ? `: de "${de}" para "${para}"` : ''}`}
            </li>
          ))}
        </List>
      )}
    </Stack>
  );
}
