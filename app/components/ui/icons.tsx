// Decorative icons. Their meaning is in the adjacent text or label.
function Icon({ className, path }: { className?: string | undefined; path: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

interface IconProps {
  className?: string;
}

export const PersonIcon = ({ className }: IconProps) => (
  <Icon className={className} path="M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4 21c0-5 3.5-8 8-8s8 3 8 8" />
);

export const HeartIcon = ({ className }: IconProps) => (
  <Icon className={className} path="M12 20 4 12a5 5 0 0 1 8-6 5 5 0 0 1 8 6Z" />
);

export const SearchIcon = ({ className }: IconProps) => (
  <Icon className={className} path="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13m5 11.5 5.5 5.5" />
);
