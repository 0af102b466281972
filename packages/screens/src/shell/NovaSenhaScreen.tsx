import { Button } from '@vidas/ui/button/Button.tsx';
import { Form } from '@vidas/ui/form/Form.tsx';
import { SplitHero } from '@vidas/ui/layout/SplitHero.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Logo } from '@vidas/ui/logo/Logo.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import { FormFailure } from '../app/FormFailure.tsx';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { useLeave } from './useLeave.ts';
import { TrocaSenhaFields } from '../app/troca-senha/TrocaSenhaFields.tsx';
import { useTrocaSenha } from '../app/troca-senha/useTrocaSenha.ts';

interface NovaSenhaScreenProps {
  readonly name: string;
}

/** Replaces every screen while the password is one that another person set (OPE-15). */
export function NovaSenhaScreen({ name }: NovaSenhaScreenProps) {
  const form = useTrocaSenha();
  const leave = useLeave();
  return (
    <SplitHero>
      <ScreenTitle parts={['Escolha a sua senha']} />
      <Stack gap="xl">
        <Logo size="large" />
        <div>
          <Heading level={1}>Escolha a sua senha</Heading>
          <Text tone="muted">{`${name}, a senha com que você entrou foi definida por outra pessoa. Escolha uma que só você saiba para continuar.`}</Text>
        </div>
        <Form {...form.formProps} hasSummary={false}>
          <FormFailure failure={form.failure} title="A senha não foi trocada" />
          <TrocaSenhaFields form={form} size="large" />
          <Button type="submit" tone="primary" size="large" isWide isPending={form.isPending}>
            Trocar senha e continuar
          </Button>
        </Form>
        <Button size="large" isWide onPress={leave}>
          Sair
        </Button>
      </Stack>
    </SplitHero>
  );
}
