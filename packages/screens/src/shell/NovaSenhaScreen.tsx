import { Button } from '@vidas/ui/button';
import { Form } from '@vidas/ui/form';
import { SplitHero } from '@vidas/ui/layout/split-hero';
import { Stack } from '@vidas/ui/layout/stack';
import { Logo } from '@vidas/ui/logo';
import { Notice } from '@vidas/ui/notice';
import { Text } from '@vidas/ui/text';
import { Heading } from '@vidas/ui/text/heading';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { useLeave } from './useLeave.ts';
import { TrocaSenhaFields } from '../common-screens/troca-senha/TrocaSenhaFields.tsx';
import { useTrocaSenha } from '../common-screens/troca-senha/useTrocaSenha.ts';

interface NovaSenhaScreenProps {
  readonly name: string;
}

/** What stands in the place of every screen while the password is the one that somebody else set (OPE-15). */
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
          {form.failure && (
            <Notice tone="negative" title="A senha não foi trocada" isLive>
              {form.failure}
            </Notice>
          )}
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
