import type { BeneficiarioRetencao } from '@vidas/api-client/retencao/retencao.contract.ts';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { writeFone } from '../write/writeFone.ts';
import { TelefoneComCopia } from './TelefoneComCopia.tsx';

export interface AtendimentoPessoaProps {
  readonly beneficiario: BeneficiarioRetencao;
}

/** Person of the attendance, with the reason for leaving and the telephone. */
export function AtendimentoPessoa({ beneficiario }: AtendimentoPessoaProps) {
  const { nome, matricula, motivoCancelamento } = beneficiario;
  const telefone = writeFone(beneficiario.telefone);
  const facts = [`Matrícula ${matricula}`, motivoCancelamento].filter(Boolean).join(' · ');
  return (
    <Stack gap="xs">
      <Text weight="strong">{nome}</Text>
      <Row justify="between">
        <Text tone="muted" size="table">
          {facts}
        </Text>
        {telefone === null ? (
          <Text tone="muted" size="table">
            Sem telefone
          </Text>
        ) : (
          <TelefoneComCopia telefone={telefone} nome={nome} />
        )}
      </Row>
    </Stack>
  );
}
