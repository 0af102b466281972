import { writeReais } from '@vidas/api-client/words/money.ts';
import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import type { Guia } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Tag } from '@vidas/ui/tag/Tag.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { List } from '@vidas/ui/text/List.tsx';
import { useState } from 'react';
import { escreveStatus, toneDoStatus } from './guiaTexts.ts';

export interface GuiaCabecalhoProps {
  readonly guia: Guia;
}

const stay = ({ tipoAtendimento, dtHrIniFat, dtHrFinFat }: Guia): string | null => {
  if (tipoAtendimento !== '07' || dtHrIniFat === null) return null;
  return `Internação de ${writeDayTime(dtHrIniFat)}${dtHrFinFat === null ? '' : ` a ${writeDayTime(dtHrFinFat)}`}`;
};

const diagnosis = ({ diagnostico, diagDescricao }: Guia): string | null =>
  diagnostico && `Diagnóstico ${diagnostico}${diagDescricao ? ` - ${diagDescricao}` : ''}`;

/** Head of a guide: status, dates, people; pendencies and history stand behind a button. */
export function GuiaCabecalho({ guia }: GuiaCabecalhoProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { historico = [], pendencias, dataBaixa, dataEmissao, senha, nomeBenef, numCarteiraBenef } = guia;
  const facts = [
    dataEmissao && `Emitida em ${writeDay(dataEmissao)}`,
    guia.tipoGuia,
    guia.GUI_TIPO && `tipo ${guia.GUI_TIPO}`,
    senha && `Senha ${senha}`,
    stay(guia),
    diagnosis(guia),
  ];
  const solicitante = [guia.nomeProfSol, guia.numConsProfSol].filter(Boolean).join(', ');
  return (
    <Stack gap="xs">
      <Row>
        <Tag tone={toneDoStatus(guia)}>{escreveStatus(guia)}</Tag>
        {dataBaixa && <Tag tone="info">{`Baixada em ${writeDay(dataBaixa)}`}</Tag>}
        <Text as="span" weight="strong" isTabular>
          {`Total da fatura ${writeReais(guia.vrTotalGeral)}`}
        </Text>
        <Button size="small" tone="quiet" onPress={() => setIsOpen(!isOpen)}>
          {isOpen
            ? 'Esconder pendências e histórico'
            : `Pendências (${pendencias.length}) e histórico (${historico.length})`}
        </Button>
      </Row>
      <Text size="table">{facts.filter(Boolean).join(' · ')}</Text>
      <Text size="table">
        {`${nomeBenef}, carteira ${numCarteiraBenef}${solicitante === '' ? '' : ` · Solicitante ${solicitante}`}`}
      </Text>
      {isOpen && pendencias.length + historico.length === 0 && (
        <Text size="table" tone="muted">
          Nenhuma pendência e nada no histórico.
        </Text>
      )}
      {isOpen && (
        <List>
          {pendencias.map((each) => (
            <li key={each}>{`Pendência: ${each}`}</li>
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
