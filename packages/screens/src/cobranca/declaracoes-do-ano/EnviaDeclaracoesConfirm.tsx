import { counted } from '@vidas/api-client/words/counted.ts';
import {
  type DeclaracaoDoAno,
  esperaEnvio,
  linhaDaDeclaracao,
  unidadeDaDeclaracao,
} from '@vidas/api-client/cobranca/declaracoes-do-ano/declaracoesDoAno.contract.ts';
import type { Confirmado } from '@vidas/api-client/kinds/confirmado.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { PedidosPorTelefone } from '../../app/papel/PedidosPorTelefone.tsx';
import { useVistas } from '../../app/useVistas.ts';
import { type LinhaVista, writeAto } from '../../write/writeAto.ts';

interface EnviaDeclaracoesConfirmProps {
  readonly ano: string;
  /** 'declaração', 'declarações'. */
  readonly papel: readonly [um: string, varios: string];
  /** All declarations of the year. */
  readonly declaracoes: readonly DeclaracaoDoAno[];
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onConfirm: (confirmado: Confirmado) => void;
  readonly onCancel: () => void;
}

const linhasDe = (declaracoes: readonly DeclaracaoDoAno[]): LinhaVista[] =>
  declaracoes.filter(esperaEnvio).map((each) => ({ ...linhaDaDeclaracao(each), nome: each.nome }));

/** Asks before the year's papers that never left are sent; exactly those are sent, or none (REL-46). */
export function EnviaDeclaracoesConfirm(props: EnviaDeclaracoesConfirmProps) {
  const { ano, papel, declaracoes, isPending, error, onConfirm, onCancel } = props;
  const { vistas, linhas, confirmado } = useVistas(declaracoes, linhasDe, error);
  const [um, varios] = papel;
  const esperam = vistas.filter(esperaEnvio);
  const porTelefone = esperam.filter(({ envio }) => envio === 'Por telefone').length;
  const saem = esperam.filter(({ cpf, email, envio }) => cpf && email && envio !== 'Por telefone').length;
  return (
    <Confirm
      question={`Enviar por e-mail as ${varios} de ${ano}?`}
      actionLabel="Enviar todas"
      tone="primary"
      isPending={isPending}
      errorMessage={error === null ? undefined : `Erro ao enviar ${varios} por e-mail! ${error.message}`}
      onConfirm={() => onConfirm(confirmado)}
      onCancel={onCancel}
    >
      <Stack gap="s">
        <Text>{writeAto(linhas, { ...unidadeDaDeclaracao, um, varios })}</Text>
        <Text>
          {`${counted(saem, 'tem CPF e e-mail e sai', 'têm CPF e e-mail e saem')}; ${counted(esperam.length - saem - porTelefone, 'não tem e é pulada', 'não têm e são puladas')}. O PDF abre com os 5 primeiros dígitos do CPF do titular. O que já saiu não sai de novo. Você pode sair desta tela: o envio continua no servidor.`}
        </Text>
        <PedidosPorTelefone quantos={porTelefone} />
      </Stack>
    </Confirm>
  );
}
