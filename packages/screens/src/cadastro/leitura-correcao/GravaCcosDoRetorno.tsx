import { atualizaCodigoAns } from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import type { LinhaRetornoSib } from '@vidas/api-client/cadastro/leitura-correcao/retornos.contract.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { List } from '@vidas/ui/text/List.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useAct } from '../../app/useAct.ts';
import { ccoNaoGravados } from '../relatorios/ccoNaoGravados.ts';

export interface GravaCcosDoRetornoProps {
  readonly linhas: readonly LinhaRetornoSib[];
  readonly onClose: () => void;
}

const maisNomes = 10;

/** Asks, by name, before the CCOs that a return could not write are tried again (SIB-61). */
export function GravaCcosDoRetorno({ linhas, onClose }: GravaCcosDoRetornoProps) {
  const { act, isPending, refusal } = useAct(atualizaCodigoAns);
  const write = async () => {
    const body = linhas.flatMap(({ cco, matricula }) =>
      cco === null ? [] : [{ cco, codbeneficiario: matricula, cpf: null }],
    );
    const outcome = await act({ body });
    if (outcome.kind !== 'done') return;
    const { message, atualizados, naoGravados } = outcome.reply;
    const naTela = { rows: ccoNaoGravados(naoGravados) };
    if (atualizados === 0) toasts.warning('Nenhum CCO foi gravado', message, naTela);
    else toasts.success('CCO atualizados', message, naTela);
    onClose();
  };
  const rest = linhas.length - maisNomes;
  return (
    <Confirm
      question={`Atualizar o CCO de ${counted(linhas.length, 'beneficiário', 'beneficiários')}?`}
      actionLabel="Atualizar CCO"
      tone="primary"
      isPending={isPending}
      errorMessage={refusal?.message}
      onConfirm={() => void write()}
      onCancel={onClose}
    >
      <Stack gap="s">
        <p>
          O código que a ANS deu no retorno é gravado em quem ainda não tem nenhum, nunca por cima de outro.
        </p>
        <List>
          {linhas.slice(0, maisNomes).map(({ id, codigo, nome, cco, motivo }) => (
            <li key={id}>{`${nome ?? codigo ?? ''}: CCO ${cco ?? ''} (${motivo ?? ''})`}</li>
          ))}
        </List>
        {rest > 0 && <p>{`e mais ${rest.toLocaleString('pt-BR')}`}</p>}
      </Stack>
    </Confirm>
  );
}
