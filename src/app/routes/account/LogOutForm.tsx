import { Button } from '#ui/Button.tsx';
import { logOut } from '../../session/log-out.ts';

/** Logs out: a plain post, or with JavaScript at once in every open tab. */
export function LogOutForm() {
  return (
    <form
      method="post"
      action="/api/logout"
      aria-label="Log out"
      onSubmit={(event) => {
        event.preventDefault();
        void logOut();
      }}
    >
      <Button type="submit" variant="text">
        Log out
      </Button>
    </form>
  );
}
