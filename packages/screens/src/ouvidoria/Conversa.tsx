import { writeDay } from '@vidas/api-client/words/day.ts';
import type { Mensagem } from '@vidas/api-client/ouvidoria/mensagens.contract.ts';
import { limitesDenuncia } from '@vidas/api-client/ouvidoria/ouvidoria.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { Form } from '@vidas/ui/form/Form.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { LeaveGuard } from '@vidas/ui/leaving/LeaveGuard.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { ErrorState } from '@vidas/ui/error-state/ErrorState.tsx';
import { Skeleton } from '@vidas/ui/skeleton/Skeleton.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { Facts } from '@vidas/ui/text/Facts.tsx';
import { useConversa } from './useConversa.ts';
import { useNovaMensagem } from './useNovaMensagem.ts';

const heading = ({ ME_CODIGO, ME_DE, ME_EM, ME_FUNCIONARIO }: Mensagem): string => {
  const who = ME_DE === 'denunciante' ? 'Quem denunciou' : (ME_FUNCIONARIO ?? 'Equipe');
  return `${ME_CODIGO}. ${who}, em ${writeDay(ME_EM)}`;
};

/** The messages about a report from both sides, and the box for the next one (OUV-23). */
export function Conversa({ protocolo }: { readonly protocolo: string }) {
  const { mensagens, isWaiting, problem } = useConversa(protocolo);
  const { register, handleSubmit, isDirty, isSending, problems, isAsking, send, leave } =
    useNovaMensagem(protocolo);
  return (
    <Stack gap="m">
      {isWaiting && <Skeleton />}
      {problem && <ErrorState onRetry={problem.retry}>{problem.message}</ErrorState>}
      {mensagens?.length === 0 && <Text tone="muted">Nenhuma mensagem.</Text>}
      {mensagens && mensagens.length > 0 && (
        <Facts facts={mensagens.map((mensagem) => ({ name: heading(mensagem), value: mensagem.ME_TEXTO }))} />
      )}
      <Form
        problems={problems}
        hasSummary={false}
        onSubmit={handleSubmit}
        guard={<LeaveGuard isOn={isDirty} />}
      >
        <TextArea
          label="Mensagem a quem denunciou"
          {...register('mensagem')}
          hint="É lida no acompanhamento, com o protocolo e a chave. Não pergunte quem a pessoa é."
          rows={3}
          maxLength={limitesDenuncia.medio}
          hasCounter
          errorMessage={problems[0]?.message}
        />
        <Row justify="end">
          <Button type="submit">Enviar mensagem</Button>
        </Row>
      </Form>
      {isAsking && (
        <Confirm
          question={`Enviar a mensagem a quem fez a denúncia ${protocolo}?`}
          actionLabel="Enviar"
          tone="primary"
          isPending={isSending}
          onConfirm={() => void send()}
          onCancel={leave}
        >
          Quem denunciou a lê no acompanhamento, e ela fica na denúncia. Isso não se desfaz.
        </Confirm>
      )}
    </Stack>
  );
}
