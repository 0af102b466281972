import { counted } from '@vidas/api-client/words/counted.ts';
import type { QuaisBaixar } from '@vidas/api-client/cobranca/papeis-do-ano/baixaDePapeis.contract.ts';
import {
  type DeclaracaoDoAno,
  faltaSair,
} from '@vidas/api-client/cobranca/declaracoes-do-ano/declaracoesDoAno.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { CloseButton } from '@vidas/ui/dialog/CloseButton.tsx';
import { RadioGroup } from '@vidas/ui/form/choice/RadioGroup.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Progress } from '@vidas/ui/progress/Progress.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { List } from '@vidas/ui/text/List.tsx';
import { useState } from 'react';
import { type PapeisBaixados, useBaixa } from './useBaixa.ts';

interface BaixaDialogProps {
  readonly baixados: PapeisBaixados;
  /** 'as declarações de 2025'. */
  readonly quais: string;
  /** All possible papers of the year. */
  readonly papeis: readonly DeclaracaoDoAno[];
  readonly onClose: () => void;
}

/** Most names in the list of those left out; the index of the package has all. */
const NOMEADOS = 20;

/** Downloads the papers of a year, locked, into one package: those that never left, or all (COB-32). */
export function BaixaDialog({ baixados, quais, papeis, onClose }: BaixaDialogProps) {
  const faltam = papeis.filter(faltaSair).length;
  const [escolha, setEscolha] = useState<QuaisBaixar>(faltam > 0 ? 'FALTAM' : 'TODAS');
  const { baixa, para, isPending, andamento, deFora, error, isStopped, fim } = useBaixa(baixados);
  const { feitas, quantas } = andamento;
  const repetidas = papeis.length - faltam;
  const options = [
    {
      value: 'FALTAM',
      label: `As que ainda não saíram (${faltam.toLocaleString('pt-BR')})`,
      hint: 'Nem por e-mail, nem baixadas antes.',
      isDisabled: faltam === 0,
    },
    {
      value: 'TODAS',
      label: `Todas (${papeis.length.toLocaleString('pt-BR')})`,
      hint:
        repetidas === 0
          ? undefined
          : `Também ${counted(repetidas, 'que já saiu ou pode ter saído', 'que já saíram ou podem ter saído')}.`,
    },
  ];
  return (
    <Dialog
      title={`Baixar ${quais}`}
      isDismissable={!isPending}
      onClose={onClose}
      footer={
        <Row justify="end">
          {isPending ? (
            <Button onPress={para}>Parar</Button>
          ) : (
            <CloseButton>{fim ? 'Fechar' : 'Cancelar'}</CloseButton>
          )}
          {!fim && (
            <Button
              tone="primary"
              isDisabled={papeis.length === 0}
              isPending={isPending}
              onPress={() => baixa(escolha)}
            >
              Baixar
            </Button>
          )}
        </Row>
      }
    >
      <Stack gap="m">
        {error && (
          <Notice tone="negative" title="Nada conta como baixado" isLive>
            {`${error.message} Baixe de novo.`}
          </Notice>
        )}
        {isStopped && (
          <Notice tone="caution" title="Parado: nada conta como baixado" isLive>
            Baixe de novo quando quiser.
          </Notice>
        )}
        {fim && (
          <Notice
            tone={fim.deFora > 0 ? 'caution' : 'positive'}
            title={`${counted(fim.baixadas, 'arquivo baixado', 'arquivos baixados')}${fim.deFora > 0 ? `, ${fim.deFora.toLocaleString('pt-BR')} de fora` : ''}`}
            isLive
          >
            Cada PDF abre com os 5 primeiros dígitos do CPF do titular.
          </Notice>
        )}
        {isPending && (
          <Progress
            label="Baixando"
            value={quantas === 0 ? undefined : (feitas * 100) / quantas}
            valueText={`${feitas.toLocaleString('pt-BR')} de ${quantas.toLocaleString('pt-BR')}`}
          />
        )}
        {!fim && !isPending && (
          <>
            <RadioGroup
              name="quais"
              label="Quais"
              options={options}
              value={escolha}
              onChange={({ target }) => setEscolha(target.value as QuaisBaixar)}
            />
            <Text tone="muted">
              Vêm num arquivo ZIP, cada uma num PDF que abre com os 5 primeiros dígitos do CPF do titular. Não
              feche esta página antes do fim: só o que chega inteiro conta como baixado.
            </Text>
          </>
        )}
        {deFora.length > 0 && (
          <Stack gap="s">
            <Text weight="strong">{counted(deFora.length, 'ficou de fora', 'ficaram de fora')}</Text>
            <List>
              {deFora.slice(0, NOMEADOS).map(({ matricula, titular, motivo }) => (
                <li key={matricula}>
                  {titular}: {motivo}
                </li>
              ))}
            </List>
            {deFora.length > NOMEADOS && <Text tone="muted">Todas estão no indice.txt, dentro do ZIP.</Text>}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
